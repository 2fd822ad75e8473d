/**
 * @generated SignedSource<<130a33da28b83ef09d765d5b3d51f16e>>
 * @relayHash ebffc409b73094b3ac9fd0f8007af6d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 128226b87cfdd6d86dad93b88a345e16d07a0522cbf217fad785698c9f91aa88

import type { ConcreteRequest } from 'relay-runtime';
export type useTagSuggestionsQuery$variables = {
  dark: boolean;
  typed: string;
};
export type useTagSuggestionsQuery$data = {
  readonly blogTags?: ReadonlyArray<{
    readonly name: string;
  }> | null | undefined;
  readonly kinksWithBlogTags?: {
    readonly kinks: ReadonlyArray<{
      readonly name: string;
    }>;
    readonly tags: ReadonlyArray<{
      readonly name: string;
    }>;
  } | null | undefined;
};
export type useTagSuggestionsQuery = {
  response: useTagSuggestionsQuery$data;
  variables: useTagSuggestionsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "dark"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "typed"
},
v2 = [
  {
    "kind": "Variable",
    "name": "query",
    "variableName": "typed"
  }
],
v3 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v4 = [
  {
    "condition": "dark",
    "kind": "Condition",
    "passingValue": false,
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "BlogTagCount",
        "kind": "LinkedField",
        "name": "blogTags",
        "plural": true,
        "selections": (v3/*:: as any*/),
        "storageKey": null
      }
    ]
  },
  {
    "condition": "dark",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "KinksWithBlogTags",
        "kind": "LinkedField",
        "name": "kinksWithBlogTags",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Kink",
            "kind": "LinkedField",
            "name": "kinks",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "BlogTag",
            "kind": "LinkedField",
            "name": "tags",
            "plural": true,
            "selections": (v3/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useTagSuggestionsQuery",
    "selections": (v4/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useTagSuggestionsQuery",
    "selections": (v4/*:: as any*/)
  },
  "params": {
    "id": "128226b87cfdd6d86dad93b88a345e16d07a0522cbf217fad785698c9f91aa88",
    "metadata": {},
    "name": "useTagSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8f7b284895810b33c43ab543fdd9e808";

export default node;

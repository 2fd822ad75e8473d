/**
 * @generated SignedSource<<caff5e3b31aa1916b2db06913294e8c5>>
 * @relayHash f6152de979b4612d1c098440278d0420
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64adf44435ca7e3ce241b403327ea9087ac13f9392b525e2a4b21f973c1f07bc

import type { ConcreteRequest } from 'relay-runtime';
export type useTagSuggestionsQuery$variables = {
  dark: boolean;
  typed: string;
};
export type useTagSuggestionsQuery$data = {
  readonly blogTags?: ReadonlyArray<{
    readonly tag: {
      readonly name: string;
    };
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
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = [
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
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
    "selections": [
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
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogTag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
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
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogTag",
                "kind": "LinkedField",
                "name": "tags",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
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
    "selections": [
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
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogTag",
                "kind": "LinkedField",
                "name": "tag",
                "plural": false,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
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
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "BlogTag",
                "kind": "LinkedField",
                "name": "tags",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "64adf44435ca7e3ce241b403327ea9087ac13f9392b525e2a4b21f973c1f07bc",
    "metadata": {},
    "name": "useTagSuggestionsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4a4b6f02b980697f57b14725a4c21b38";

export default node;

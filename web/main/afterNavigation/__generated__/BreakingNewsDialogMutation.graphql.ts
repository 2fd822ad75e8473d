/**
 * @generated SignedSource<<ccd8df68ec1e746ae70398c7702619ab>>
 * @relayHash 8907fc5c2c36310b69d38bcb9f867f6c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 05bdbed3ba19fad631622271e4e6c0a6736d533afc983a4b60c85d20e905391d

import type { ConcreteRequest } from 'relay-runtime';
export type MarkBreakingNewsSeenInput = {
  legacyId: number;
};
export type BreakingNewsDialogMutation$variables = {
  input: MarkBreakingNewsSeenInput;
};
export type BreakingNewsDialogMutation$data = {
  readonly markBreakingNewsSeen: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
    readonly viewer: {
      readonly breakingNews: {
        readonly html: string;
        readonly legacyId: number;
        readonly title: string;
      } | null | undefined;
    } | null | undefined;
  };
};
export type BreakingNewsDialogMutation = {
  response: BreakingNewsDialogMutation$data;
  variables: BreakingNewsDialogMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "BreakingNews",
  "kind": "LinkedField",
  "name": "breakingNews",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legacyId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BreakingNewsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkBreakingNewsSeenPayload",
        "kind": "LinkedField",
        "name": "markBreakingNewsSeen",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BreakingNewsDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkBreakingNewsSeenPayload",
        "kind": "LinkedField",
        "name": "markBreakingNewsSeen",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "05bdbed3ba19fad631622271e4e6c0a6736d533afc983a4b60c85d20e905391d",
    "metadata": {},
    "name": "BreakingNewsDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60ef3e80d8fdc03686d70c34eb674556";

export default node;

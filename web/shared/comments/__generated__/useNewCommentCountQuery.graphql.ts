/**
 * @generated SignedSource<<299921217abb97908676a64651b31bf7>>
 * @relayHash ef926ed29f07b638c005377bf8eb0d1e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3f131579a96c41da3d2f3fc60e8e41cefab88d12e5bbcf8f6637d0b1bed57ac

import type { ConcreteRequest } from 'relay-runtime';
export type useNewCommentCountQuery$variables = {
  id: string;
};
export type useNewCommentCountQuery$data = {
  readonly node: {
    readonly commentCount?: number;
  } | null | undefined;
};
export type useNewCommentCountQuery = {
  response: useNewCommentCountQuery$data;
  variables: useNewCommentCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "commentCount",
      "storageKey": null
    }
  ],
  "type": "Commentable",
  "abstractKey": "__isCommentable"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useNewCommentCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useNewCommentCountQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
      }
    ]
  },
  "params": {
    "id": "e3f131579a96c41da3d2f3fc60e8e41cefab88d12e5bbcf8f6637d0b1bed57ac",
    "metadata": {},
    "name": "useNewCommentCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c0df47790f501d9e9614072f9a672e73";

export default node;

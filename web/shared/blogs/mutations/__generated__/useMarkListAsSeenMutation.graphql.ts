/**
 * @generated SignedSource<<f4ea8ae0ac876e9df538ec5444d838f6>>
 * @relayHash 82acd8ca4c0d8abda200e4005be5a04c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID da401c781ffd358932b6e6425977b5e1d31b7cf2ad5a08b4a081fa2b1e19d775

import type { ConcreteRequest } from 'relay-runtime';
export type BlogReadList = "CURATED" | "FOLLOWED" | "FOLLOWED_AUTHORS" | "FOLLOWERS" | "MINE" | "MY_COMMENTS";
export type MarkBlogListAsReadInput = {
  list: BlogReadList;
};
export type useMarkListAsSeenMutation$variables = {
  input: MarkBlogListAsReadInput;
};
export type useMarkListAsSeenMutation$data = {
  readonly markBlogListAsRead: {
    readonly viewer: {
      readonly counts: {
        readonly blogs: number;
        readonly blogsCurated: number;
        readonly total: number;
      } | null | undefined;
    } | null | undefined;
  } | null | undefined;
};
export type useMarkListAsSeenMutation = {
  response: useMarkListAsSeenMutation$data;
  variables: useMarkListAsSeenMutation$variables;
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
  "concreteType": "NotificationCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blogs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "blogsCurated",
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
    "name": "useMarkListAsSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkBlogListAsReadPayload",
        "kind": "LinkedField",
        "name": "markBlogListAsRead",
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
          }
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
    "name": "useMarkListAsSeenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "MarkBlogListAsReadPayload",
        "kind": "LinkedField",
        "name": "markBlogListAsRead",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "da401c781ffd358932b6e6425977b5e1d31b7cf2ad5a08b4a081fa2b1e19d775",
    "metadata": {},
    "name": "useMarkListAsSeenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a696a43a6062dda9e3dd78a28654726d";

export default node;

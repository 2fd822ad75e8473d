/**
 * @generated SignedSource<<bf334e35f9ca3c4cec611756ccb8a96e>>
 * @relayHash 17017568666232559368e6facf685a04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6e2c25454e70dd005586aab55baccbb85323587835fa0467b86c8e90b568cdc

import type { ConcreteRequest } from 'relay-runtime';
export type BlogReadList = "CURATED" | "FOLLOWED" | "FOLLOWED_AUTHORS" | "FOLLOWERS" | "MINE" | "MY_COMMENTS";
export type MarkBlogListAsReadInput = {
  list: BlogReadList;
};
export type useMarkListAsReadMutation$variables = {
  input: MarkBlogListAsReadInput;
};
export type useMarkListAsReadMutation$data = {
  readonly markBlogListAsRead: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly counts: {
        readonly blogs: number;
        readonly blogsCurated: number;
        readonly total: number;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
  };
};
export type useMarkListAsReadMutation = {
  response: useMarkListAsReadMutation$data;
  variables: useMarkListAsReadMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
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
          }
        ],
        "storageKey": null
      },
      {
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useMarkListAsReadMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useMarkListAsReadMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d6e2c25454e70dd005586aab55baccbb85323587835fa0467b86c8e90b568cdc",
    "metadata": {},
    "name": "useMarkListAsReadMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25a1533b002e16350b82ee6f3784691f";

export default node;

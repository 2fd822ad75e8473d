/**
 * @generated SignedSource<<9d64b5958f7f24ce3b97a01f99b48ff2>>
 * @relayHash e928f246af5fa8a3e766db40d9e802a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c289a6571a2554babadfd1be8bb1db6babe4826af0e98ed60ddc5b2958d7f903

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteAlbumInput = {
  albumId: string;
};
export type useDeleteAlbumMutation$variables = {
  input: DeleteAlbumInput;
};
export type useDeleteAlbumMutation$data = {
  readonly deleteAlbum: {
    readonly deletedAlbumId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteAlbumMutation = {
  response: useDeleteAlbumMutation$data;
  variables: useDeleteAlbumMutation$variables;
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
    "concreteType": "DeleteAlbumPayload",
    "kind": "LinkedField",
    "name": "deleteAlbum",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "deletedAlbumId",
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
    "name": "useDeleteAlbumMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteAlbumMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c289a6571a2554babadfd1be8bb1db6babe4826af0e98ed60ddc5b2958d7f903",
    "metadata": {},
    "name": "useDeleteAlbumMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "58c5861bd0f76da5032d92ba9671d608";

export default node;

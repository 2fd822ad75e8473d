/**
 * @generated SignedSource<<49f667e92cea5a163ca1b5ea67791274>>
 * @relayHash 972b03156b872ca81514fae4995dae20
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5a87703213de76b1902d1246cfe2d62160e9207209055d1891c35c4a7d2855a7

import type { ConcreteRequest } from 'relay-runtime';
export type AlbumAccess = "GRANTED" | "NONE" | "REQUESTED" | "REVOKED";
export type RequestAlbumAccessInput = {
  albumId: string;
};
export type useRequestAlbumAccessMutation$variables = {
  input: RequestAlbumAccessInput;
};
export type useRequestAlbumAccessMutation$data = {
  readonly requestAlbumAccess: {
    readonly album: {
      readonly id: string;
      readonly viewerAccess: AlbumAccess;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useRequestAlbumAccessMutation = {
  response: useRequestAlbumAccessMutation$data;
  variables: useRequestAlbumAccessMutation$variables;
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
    "concreteType": "RequestAlbumAccessPayload",
    "kind": "LinkedField",
    "name": "requestAlbumAccess",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Album",
        "kind": "LinkedField",
        "name": "album",
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
            "kind": "ScalarField",
            "name": "viewerAccess",
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
    "name": "useRequestAlbumAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestAlbumAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5a87703213de76b1902d1246cfe2d62160e9207209055d1891c35c4a7d2855a7",
    "metadata": {},
    "name": "useRequestAlbumAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "835ace62cc85f13902cb1765b3dfdeaa";

export default node;

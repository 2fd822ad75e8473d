/**
 * @generated SignedSource<<8ba2361ca4d031c9814114f69901907e>>
 * @relayHash 8c3bc034f9e0ee39551811aa5ac6a55c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64a6655f6bad50ee8fc35a60d735d402cad0e25c44864302da17b5ae3a4844ff

import type { ConcreteRequest } from 'relay-runtime';
export type SetAlbumAccessInput = {
  albumId: string;
  granted: boolean;
  profileId: string;
};
export type useAnswerAlbumRequestMutation$variables = {
  input: SetAlbumAccessInput;
};
export type useAnswerAlbumRequestMutation$data = {
  readonly setAlbumAccess: {
    readonly album: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useAnswerAlbumRequestMutation = {
  response: useAnswerAlbumRequestMutation$data;
  variables: useAnswerAlbumRequestMutation$variables;
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
    "concreteType": "SetAlbumAccessPayload",
    "kind": "LinkedField",
    "name": "setAlbumAccess",
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
    "name": "useAnswerAlbumRequestMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useAnswerAlbumRequestMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "64a6655f6bad50ee8fc35a60d735d402cad0e25c44864302da17b5ae3a4844ff",
    "metadata": {},
    "name": "useAnswerAlbumRequestMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "e00f78aa9ec241c2033a877b89e88284";

export default node;

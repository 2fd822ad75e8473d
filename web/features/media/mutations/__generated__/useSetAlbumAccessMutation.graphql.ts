/**
 * @generated SignedSource<<9dfc383179acfa1484bcf8fa1eefff10>>
 * @relayHash e30e2cc0e0e2a14d3296ae9e8e7b20ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f55d9681f5ad80732b705accd911db0487ba468a925d3d3b82e46ae2ef19679b

import type { ConcreteRequest } from 'relay-runtime';
export type SetAlbumAccessInput = {
  albumId: string;
  granted: boolean;
  profileId: string;
};
export type useSetAlbumAccessMutation$variables = {
  input: SetAlbumAccessInput;
};
export type useSetAlbumAccessMutation$data = {
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
export type useSetAlbumAccessMutation = {
  response: useSetAlbumAccessMutation$data;
  variables: useSetAlbumAccessMutation$variables;
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
    "name": "useSetAlbumAccessMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetAlbumAccessMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f55d9681f5ad80732b705accd911db0487ba468a925d3d3b82e46ae2ef19679b",
    "metadata": {},
    "name": "useSetAlbumAccessMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "93c5d2f93dca679da01a3b59a3ca8932";

export default node;

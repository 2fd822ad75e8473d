/**
 * @generated SignedSource<<d530bde25914004403030640a193c1d8>>
 * @relayHash df9f997627895c418f50b6ea11501727
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 356a9a2c0b0162006f3d1c6160f07dd6f4a8fb22d0424f8fa149eab892afc2a4

import type { ConcreteRequest } from 'relay-runtime';
export type SetLikedInput = {
  id: string;
  liked: boolean;
};
export type useSetProfileLikedMutation$variables = {
  input: SetLikedInput;
};
export type useSetProfileLikedMutation$data = {
  readonly setLiked: {
    readonly item: {
      readonly __typename: string;
      readonly id: string;
      readonly likeCount: number | null | undefined;
      readonly viewerHasLiked: boolean | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetProfileLikedMutation$rawResponse = {
  readonly setLiked: {
    readonly item: {
      readonly __typename: string;
      readonly id: string;
      readonly likeCount: number | null | undefined;
      readonly viewerHasLiked: boolean | null | undefined;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetProfileLikedMutation = {
  rawResponse: useSetProfileLikedMutation$rawResponse;
  response: useSetProfileLikedMutation$data;
  variables: useSetProfileLikedMutation$variables;
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
    "concreteType": "SetLikedPayload",
    "kind": "LinkedField",
    "name": "setLiked",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "item",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
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
            "name": "viewerHasLiked",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "likeCount",
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
    "name": "useSetProfileLikedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetProfileLikedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "356a9a2c0b0162006f3d1c6160f07dd6f4a8fb22d0424f8fa149eab892afc2a4",
    "metadata": {},
    "name": "useSetProfileLikedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d31fd2009214e2935fd6a6d50316bd07";

export default node;

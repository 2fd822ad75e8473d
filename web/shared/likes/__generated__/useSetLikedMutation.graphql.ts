/**
 * @generated SignedSource<<666ba2313a31ee6c486a54a297b88058>>
 * @relayHash fbc152013a258d4cc2de0db3cbb51c4c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e99785b649c5574cebf6451ab0d3bde9b364ac2c7b4577325eba7e876a928da9

import type { ConcreteRequest } from 'relay-runtime';
export type SetLikedInput = {
  id: string;
  liked: boolean;
};
export type useSetLikedMutation$variables = {
  input: SetLikedInput;
};
export type useSetLikedMutation$data = {
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
export type useSetLikedMutation$rawResponse = {
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
export type useSetLikedMutation = {
  rawResponse: useSetLikedMutation$rawResponse;
  response: useSetLikedMutation$data;
  variables: useSetLikedMutation$variables;
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
    "name": "useSetLikedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetLikedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e99785b649c5574cebf6451ab0d3bde9b364ac2c7b4577325eba7e876a928da9",
    "metadata": {},
    "name": "useSetLikedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "40e6a2fea91cd96d839bd27ea88dfd18";

export default node;

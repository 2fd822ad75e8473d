/**
 * @generated SignedSource<<08d7874eb7ae825d748a4c19bd39fd35>>
 * @relayHash f802309ac5582a8e0a5824501bea1709
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e548a4238c843a0c6a34813a527943640922999651a64e421e94e89f9fd17a2d

import type { ConcreteRequest } from 'relay-runtime';
export type SetFollowingInput = {
  following: boolean;
  id: string;
};
export type useSetFollowingMutation$variables = {
  input: SetFollowingInput;
};
export type useSetFollowingMutation$data = {
  readonly setFollowing: {
    readonly item: {
      readonly __typename: string;
      readonly followerCount?: number;
      readonly id: string;
      readonly viewerFollows: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetFollowingMutation$rawResponse = {
  readonly setFollowing: {
    readonly item: {
      readonly __typename: "BlogAuthor";
      readonly followerCount: number;
      readonly id: string;
      readonly viewerFollows: boolean;
    } | {
      readonly __typename: string;
      readonly id: string;
      readonly viewerFollows: boolean;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetFollowingMutation = {
  rawResponse: useSetFollowingMutation$rawResponse;
  response: useSetFollowingMutation$data;
  variables: useSetFollowingMutation$variables;
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
    "concreteType": "SetFollowingPayload",
    "kind": "LinkedField",
    "name": "setFollowing",
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
            "name": "viewerFollows",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "followerCount",
                "storageKey": null
              }
            ],
            "type": "BlogAuthor",
            "abstractKey": null
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
    "name": "useSetFollowingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetFollowingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e548a4238c843a0c6a34813a527943640922999651a64e421e94e89f9fd17a2d",
    "metadata": {},
    "name": "useSetFollowingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c483183429b904a681c58d8fd5e8251f";

export default node;

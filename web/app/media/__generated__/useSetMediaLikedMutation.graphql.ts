/**
 * @generated SignedSource<<2c16cf7bbef8a286894a336548fe1f92>>
 * @relayHash 0964ed606109011a4fc532bb21d90ee1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e855edb0e2506dcc92e11b114f5b1820445665c56b250fe609f2725f4d31b67c

import type { ConcreteRequest } from 'relay-runtime';
export type SetLikedInput = {
  id: string;
  liked: boolean;
};
export type useSetMediaLikedMutation$variables = {
  input: SetLikedInput;
};
export type useSetMediaLikedMutation$data = {
  readonly setLiked: {
    readonly item: {
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
export type useSetMediaLikedMutation$rawResponse = {
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
export type useSetMediaLikedMutation = {
  rawResponse: useSetMediaLikedMutation$rawResponse;
  response: useSetMediaLikedMutation$data;
  variables: useSetMediaLikedMutation$variables;
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
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "viewerHasLiked",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "likeCount",
  "storageKey": null
},
v5 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetMediaLikedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
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
    "name": "useSetMediaLikedMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
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
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e855edb0e2506dcc92e11b114f5b1820445665c56b250fe609f2725f4d31b67c",
    "metadata": {},
    "name": "useSetMediaLikedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "87eaad2751d1c91f49123d59c3303c6e";

export default node;

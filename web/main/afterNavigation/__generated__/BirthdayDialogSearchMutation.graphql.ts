/**
 * @generated SignedSource<<7f5fa29145f2fdefd65ad7a87f38b9d1>>
 * @relayHash 527a9f272476f7001f5e25bc178e0268
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9aa672af84cd145ccbf60cfe07fa6c154606f06e107df72891865f623a5a130b

import type { ConcreteRequest } from 'relay-runtime';
export type BirthdayDialogSearchMutation$variables = Record<PropertyKey, never>;
export type BirthdayDialogSearchMutation$data = {
  readonly takeBirthdaySearchPromotion: {
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
    readonly viewer: {
      readonly showBirthdaySplash: boolean;
    } | null | undefined;
  };
};
export type BirthdayDialogSearchMutation = {
  response: BirthdayDialogSearchMutation$data;
  variables: BirthdayDialogSearchMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "showBirthdaySplash",
  "storageKey": null
},
v1 = {
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
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "BirthdayDialogSearchMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TakeBirthdaySearchPromotionPayload",
        "kind": "LinkedField",
        "name": "takeBirthdaySearchPromotion",
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "BirthdayDialogSearchMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "TakeBirthdaySearchPromotionPayload",
        "kind": "LinkedField",
        "name": "takeBirthdaySearchPromotion",
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
              (v0/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9aa672af84cd145ccbf60cfe07fa6c154606f06e107df72891865f623a5a130b",
    "metadata": {},
    "name": "BirthdayDialogSearchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f0fd36ecc54b61961dcfee01b4edc1d9";

export default node;

/**
 * @generated SignedSource<<e5df3d4372c74c0ea2fd453ace7b5758>>
 * @relayHash 3bc6d8ae31051ef93bd39a02261090fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73b706bcd57229a590d12eea6c2c773e7b655144ff03440f8c81f12628f0c7e0

import type { ConcreteRequest } from 'relay-runtime';
export type TakeBirthdayQuickAdInput = {
  text: string;
};
export type BirthdayDialogQuickAdMutation$variables = {
  input: TakeBirthdayQuickAdInput;
};
export type BirthdayDialogQuickAdMutation$data = {
  readonly takeBirthdayQuickAd: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly showBirthdaySplash: boolean;
    } | null | undefined;
  };
};
export type BirthdayDialogQuickAdMutation = {
  response: BirthdayDialogQuickAdMutation$data;
  variables: BirthdayDialogQuickAdMutation$variables;
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
  "name": "showBirthdaySplash",
  "storageKey": null
},
v3 = {
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
    "name": "BirthdayDialogQuickAdMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TakeBirthdayQuickAdPayload",
        "kind": "LinkedField",
        "name": "takeBirthdayQuickAd",
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
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
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
    "name": "BirthdayDialogQuickAdMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "TakeBirthdayQuickAdPayload",
        "kind": "LinkedField",
        "name": "takeBirthdayQuickAd",
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
              (v2/*:: as any*/),
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "73b706bcd57229a590d12eea6c2c773e7b655144ff03440f8c81f12628f0c7e0",
    "metadata": {},
    "name": "BirthdayDialogQuickAdMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2f9a22b9f60f0d653fee4c9c987490ae";

export default node;

/**
 * @generated SignedSource<<0c33179f11a7a81a8c0448c08b9167c3>>
 * @relayHash 98d3c7298544f9f024d46a3e9dbd64ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 772edca04e4737d02f4472a7261e24ab902f2902044122e24f8e0ec8415627eb

import type { ConcreteRequest } from 'relay-runtime';
export type ImpersonateInput = {
  profileLegacyId: number;
  reason: string;
};
export type useImpersonateMutation$variables = {
  input: ImpersonateInput;
};
export type useImpersonateMutation$data = {
  readonly impersonate: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useImpersonateMutation = {
  response: useImpersonateMutation$data;
  variables: useImpersonateMutation$variables;
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
    "concreteType": "ImpersonatePayload",
    "kind": "LinkedField",
    "name": "impersonate",
    "plural": false,
    "selections": [
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
    "name": "useImpersonateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useImpersonateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "772edca04e4737d02f4472a7261e24ab902f2902044122e24f8e0ec8415627eb",
    "metadata": {},
    "name": "useImpersonateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "60dd47df6c488d2a8bc240cd6cbaed75";

export default node;

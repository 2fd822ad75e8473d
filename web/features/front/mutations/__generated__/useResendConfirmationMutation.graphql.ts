/**
 * @generated SignedSource<<00d8a5c29f8501c2aa1fe5eb886f297f>>
 * @relayHash 91f84d6626e478cdcabf66bdb72f8174
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0251a2ee8e83b291a8f0039406f80ca084586c5f717c7b679be6e110b16c4997

import type { ConcreteRequest } from 'relay-runtime';
export type ResendConfirmationInput = {
  email: string;
};
export type useResendConfirmationMutation$variables = {
  input: ResendConfirmationInput;
};
export type useResendConfirmationMutation$data = {
  readonly resendConfirmation: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useResendConfirmationMutation = {
  response: useResendConfirmationMutation$data;
  variables: useResendConfirmationMutation$variables;
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
    "concreteType": "ResendConfirmationPayload",
    "kind": "LinkedField",
    "name": "resendConfirmation",
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
    "name": "useResendConfirmationMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useResendConfirmationMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "0251a2ee8e83b291a8f0039406f80ca084586c5f717c7b679be6e110b16c4997",
    "metadata": {},
    "name": "useResendConfirmationMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0d1a36c7012bc33f07ec4566199ce977";

export default node;

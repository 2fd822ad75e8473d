/**
 * @generated SignedSource<<74c980bea8bd042e433774aecb271017>>
 * @relayHash 001ba16421d0d6900982ccbcf8d16d5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3cbffb0428da08f70ff9bf8b94ca9fde17d5d30ef7bfb1ed03da0defe8225fc

import type { ConcreteRequest } from 'relay-runtime';
export type RegisterVisitInput = {
  profileId: string;
};
export type useRegisterVisitMutation$variables = {
  input: RegisterVisitInput;
};
export type useRegisterVisitMutation$data = {
  readonly registerVisit: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type useRegisterVisitMutation = {
  response: useRegisterVisitMutation$data;
  variables: useRegisterVisitMutation$variables;
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
    "concreteType": "RegisterVisitPayload",
    "kind": "LinkedField",
    "name": "registerVisit",
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
    "name": "useRegisterVisitMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRegisterVisitMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e3cbffb0428da08f70ff9bf8b94ca9fde17d5d30ef7bfb1ed03da0defe8225fc",
    "metadata": {},
    "name": "useRegisterVisitMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7910a9422b8f3b3894806363d44a39aa";

export default node;

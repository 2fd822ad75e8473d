/**
 * @generated SignedSource<<3dcf79d4063a34901cd926b3a3d33e50>>
 * @relayHash 807fe29ccbf8dd8dfad140e5f927071a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0ed217c09beb71bafc8298da5243e02797f9ae42a68b55e567cae71c49cd760

import type { ConcreteRequest } from 'relay-runtime';
export type UnsubscribeFromPushInput = {
  endpoint: string;
};
export type pushMutationsUnsubscribeMutation$variables = {
  input: UnsubscribeFromPushInput;
};
export type pushMutationsUnsubscribeMutation$data = {
  readonly unsubscribeFromPush: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type pushMutationsUnsubscribeMutation = {
  response: pushMutationsUnsubscribeMutation$data;
  variables: pushMutationsUnsubscribeMutation$variables;
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
    "concreteType": "UnsubscribeFromPushPayload",
    "kind": "LinkedField",
    "name": "unsubscribeFromPush",
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
    "name": "pushMutationsUnsubscribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushMutationsUnsubscribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0ed217c09beb71bafc8298da5243e02797f9ae42a68b55e567cae71c49cd760",
    "metadata": {},
    "name": "pushMutationsUnsubscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "1c6adc7b7465aedba0d5e82e997928c7";

export default node;

/**
 * @generated SignedSource<<0ad0cc3dbfe497e87ebf97267bce4390>>
 * @relayHash 5b8e6f7b121b9127f956af26920afce5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84bd79ab31727a563bef2ee7041de2c147b2de1698d4b5ef2e6b7e99e4f2cb97

import type { ConcreteRequest } from 'relay-runtime';
export type SubscribeToPushInput = {
  auth: string;
  endpoint: string;
  p256DH: string;
};
export type pushMutationsSubscribeMutation$variables = {
  input: SubscribeToPushInput;
};
export type pushMutationsSubscribeMutation$data = {
  readonly subscribeToPush: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type pushMutationsSubscribeMutation = {
  response: pushMutationsSubscribeMutation$data;
  variables: pushMutationsSubscribeMutation$variables;
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
    "concreteType": "SubscribeToPushPayload",
    "kind": "LinkedField",
    "name": "subscribeToPush",
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
    "name": "pushMutationsSubscribeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "pushMutationsSubscribeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "84bd79ab31727a563bef2ee7041de2c147b2de1698d4b5ef2e6b7e99e4f2cb97",
    "metadata": {},
    "name": "pushMutationsSubscribeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5ad5a61d95e3b05ed75e8c7b2c999ebb";

export default node;

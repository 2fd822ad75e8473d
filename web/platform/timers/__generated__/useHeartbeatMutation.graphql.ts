/**
 * @generated SignedSource<<4ec1138e0422812ca8662921caf98632>>
 * @relayHash ba8b32720f1c8e21d1620ff4c61f78f6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f3d399a159cb242de4fc923285d319d67b37a28edaeb90a83a7cb21fd8b7c3c

import type { ConcreteRequest } from 'relay-runtime';
export type SendHeartbeatInput = {
  version: string;
};
export type useHeartbeatMutation$variables = {
  input: SendHeartbeatInput;
};
export type useHeartbeatMutation$data = {
  readonly sendHeartbeat: {
    readonly isUpToDate: boolean | null | undefined;
  } | null | undefined;
};
export type useHeartbeatMutation = {
  response: useHeartbeatMutation$data;
  variables: useHeartbeatMutation$variables;
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
    "concreteType": "SendHeartbeatPayload",
    "kind": "LinkedField",
    "name": "sendHeartbeat",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isUpToDate",
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
    "name": "useHeartbeatMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useHeartbeatMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "5f3d399a159cb242de4fc923285d319d67b37a28edaeb90a83a7cb21fd8b7c3c",
    "metadata": {},
    "name": "useHeartbeatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "140c02b23f31219d6bbc4c68e7dd5b77";

export default node;

/**
 * @generated SignedSource<<68c850e2a7a381d3702e550eaafd44f1>>
 * @relayHash 7f4d900cabce01d0284bbfd978d189ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a642694ed46538d3734763c1329d666d1dff9438d4d75a744d5ff25e25d24120

import type { ConcreteRequest } from 'relay-runtime';
export type SendHeartbeatInput = {
  version: string;
};
export type useHeartbeatMutation$variables = {
  input: SendHeartbeatInput;
};
export type useHeartbeatMutation$data = {
  readonly sendHeartbeat: {
    readonly upToDate: boolean | null | undefined;
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
        "name": "upToDate",
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
    "id": "a642694ed46538d3734763c1329d666d1dff9438d4d75a744d5ff25e25d24120",
    "metadata": {},
    "name": "useHeartbeatMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "bada601dbfd1f1f37ae2b88922f6f627";

export default node;

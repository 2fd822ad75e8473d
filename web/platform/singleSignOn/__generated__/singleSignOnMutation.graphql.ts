/**
 * @generated SignedSource<<249ce57ea2e32d06df23d3138b4aa3e5>>
 * @relayHash 2da107e9309c8090c3cf3466253b2ca2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0c49a10381dc96adddf65b441c6b11ea1cf10a2fa4dc344cb5ad0eab7583f2f

import type { ConcreteRequest } from 'relay-runtime';
export type LogOnWithTicketInput = {
  ticket: string;
};
export type singleSignOnMutation$variables = {
  input: LogOnWithTicketInput;
};
export type singleSignOnMutation$data = {
  readonly logOnWithTicket: {
    readonly redirectUrl: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type singleSignOnMutation = {
  response: singleSignOnMutation$data;
  variables: singleSignOnMutation$variables;
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
    "concreteType": "LogOnWithTicketPayload",
    "kind": "LinkedField",
    "name": "logOnWithTicket",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "redirectUrl",
        "storageKey": null
      },
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
    "name": "singleSignOnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "singleSignOnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d0c49a10381dc96adddf65b441c6b11ea1cf10a2fa4dc344cb5ad0eab7583f2f",
    "metadata": {},
    "name": "singleSignOnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "df8cde53f8fda9e713977090075a936c";

export default node;

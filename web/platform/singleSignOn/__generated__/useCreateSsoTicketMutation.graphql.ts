/**
 * @generated SignedSource<<990c7ebefd0c5b882fdda77c6adf7e12>>
 * @relayHash a3d9f0e1e8ac8057d2a9401aad5dbcbd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9232256f05f7f4eb255eff7b22a4a3c52a91aec9e009094c3ee941d19c3fb097

import type { ConcreteRequest } from 'relay-runtime';
export type CreateSsoTicketInput = {
  path?: string | null | undefined;
};
export type useCreateSsoTicketMutation$variables = {
  input: CreateSsoTicketInput;
};
export type useCreateSsoTicketMutation$data = {
  readonly createSsoTicket: {
    readonly url: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useCreateSsoTicketMutation = {
  response: useCreateSsoTicketMutation$data;
  variables: useCreateSsoTicketMutation$variables;
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
    "concreteType": "CreateSsoTicketPayload",
    "kind": "LinkedField",
    "name": "createSsoTicket",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "url",
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
    "name": "useCreateSsoTicketMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCreateSsoTicketMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9232256f05f7f4eb255eff7b22a4a3c52a91aec9e009094c3ee941d19c3fb097",
    "metadata": {},
    "name": "useCreateSsoTicketMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8e8a02ce82542777cfd365ce0d9c8742";

export default node;

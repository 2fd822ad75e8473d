/**
 * @generated SignedSource<<99331f44544a079647c013d0bed0f8ba>>
 * @relayHash 5800d573f4618ecd846a747f704c03ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fd5d86ba828cf29ba90846e82aab14db23744aa015e662f9acd6ff684134f5d

import type { ConcreteRequest } from 'relay-runtime';
export type ImpersonationBoxMutation$variables = Record<PropertyKey, never>;
export type ImpersonationBoxMutation$data = {
  readonly stopImpersonating: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type ImpersonationBoxMutation = {
  response: ImpersonationBoxMutation$data;
  variables: ImpersonationBoxMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "StopImpersonatingPayload",
    "kind": "LinkedField",
    "name": "stopImpersonating",
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ImpersonationBoxMutation",
    "selections": (v0/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ImpersonationBoxMutation",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "8fd5d86ba828cf29ba90846e82aab14db23744aa015e662f9acd6ff684134f5d",
    "metadata": {},
    "name": "ImpersonationBoxMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ea2fb90987c9c7cb25c76bdc9a5a1589";

export default node;

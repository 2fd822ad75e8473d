/**
 * @generated SignedSource<<0512a57b6ae5cd605f3de600047fd6ba>>
 * @relayHash f8500223cc555714de60c72740531bf7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf2345045c69e58479df9abdca8db7bf6cd6e831f269c7a36d454d53acadfadf

import type { ConcreteRequest } from 'relay-runtime';
export type SetBlacklistedInput = {
  blacklisted: boolean;
  profileId: string;
};
export type useSetBlacklistedMutation$variables = {
  input: SetBlacklistedInput;
};
export type useSetBlacklistedMutation$data = {
  readonly setBlacklisted: {
    readonly profileId: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useSetBlacklistedMutation = {
  response: useSetBlacklistedMutation$data;
  variables: useSetBlacklistedMutation$variables;
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
    "concreteType": "SetBlacklistedPayload",
    "kind": "LinkedField",
    "name": "setBlacklisted",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "profileId",
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
    "name": "useSetBlacklistedMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetBlacklistedMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "cf2345045c69e58479df9abdca8db7bf6cd6e831f269c7a36d454d53acadfadf",
    "metadata": {},
    "name": "useSetBlacklistedMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c87a1be7b5e9a4f02b4c923df9e83eaf";

export default node;

/**
 * @generated SignedSource<<715de09e123b3506c26a1d03b69c1c06>>
 * @relayHash 2dc5b9d2e22747148fb69abb2b2c854c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9dc241cd625092710e5dfb3c965d04553377d5da5ff7d4761abd62856df83723

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordScreenQuery$variables = {
  query: string;
};
export type ResetPasswordScreenQuery$data = {
  readonly passwordReset: {
    readonly isValid: boolean;
    readonly profileName: string | null | undefined;
  } | null | undefined;
};
export type ResetPasswordScreenQuery = {
  response: ResetPasswordScreenQuery$data;
  variables: ResetPasswordScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "query"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "query",
        "variableName": "query"
      }
    ],
    "concreteType": "PasswordResetLink",
    "kind": "LinkedField",
    "name": "passwordReset",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isValid",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "profileName",
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
    "name": "ResetPasswordScreenQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ResetPasswordScreenQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9dc241cd625092710e5dfb3c965d04553377d5da5ff7d4761abd62856df83723",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e1b0f277acf06b873b61cc0355205778";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

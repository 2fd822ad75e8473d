/**
 * @generated SignedSource<<b427acc2225658dce844347a68b03c30>>
 * @relayHash 113c639fad61054f7e2b7a6ac2ba5ac1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 82b48362460e1280d0841f88b2d3fdd24858f080b3ba9e2a5e6654a7a45f9bd4

import type { ConcreteRequest } from 'relay-runtime';
export type ResetPasswordScreenQuery$variables = {
  query: string;
};
export type ResetPasswordScreenQuery$data = {
  readonly passwordReset: {
    readonly profileName: string | null | undefined;
    readonly valid: boolean;
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
        "name": "valid",
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
    "id": "82b48362460e1280d0841f88b2d3fdd24858f080b3ba9e2a5e6654a7a45f9bd4",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "8e49166633236c4fbff8e0f12e5854f4";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

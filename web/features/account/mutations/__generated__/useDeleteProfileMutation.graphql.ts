/**
 * @generated SignedSource<<732ef57c3c95e1a06b87ae5fd6e43a6d>>
 * @relayHash 149b383f3b22abba9c7327f945679a54
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5c78036a75433842e4248e53d449eee5343a355c9949a4ae1085bea454d2d2f

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteProfileInput = {
  password: string;
  reason?: string | null | undefined;
};
export type useDeleteProfileMutation$variables = {
  input: DeleteProfileInput;
};
export type useDeleteProfileMutation$data = {
  readonly deleteProfile: {
    readonly erasedAt: string | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useDeleteProfileMutation = {
  response: useDeleteProfileMutation$data;
  variables: useDeleteProfileMutation$variables;
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
    "concreteType": "DeleteProfilePayload",
    "kind": "LinkedField",
    "name": "deleteProfile",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "erasedAt",
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
    "name": "useDeleteProfileMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useDeleteProfileMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a5c78036a75433842e4248e53d449eee5343a355c9949a4ae1085bea454d2d2f",
    "metadata": {},
    "name": "useDeleteProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7f558b962cd38ae207af3c315d894414";

export default node;

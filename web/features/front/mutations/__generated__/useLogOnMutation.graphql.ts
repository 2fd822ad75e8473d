/**
 * @generated SignedSource<<6c1b7218426a146bad75b133ee59b001>>
 * @relayHash c2fccf239a73e5137eccddb6a137d300
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ed715e7f057585a69299cac43a10c831689c584a399006d44e09a887bd687f0a

import type { ConcreteRequest } from 'relay-runtime';
export type LogOnInput = {
  name: string;
  password: string;
  rememberMe?: boolean | null | undefined;
  restore?: boolean | null | undefined;
};
export type useLogOnMutation$variables = {
  input: LogOnInput;
};
export type useLogOnMutation$data = {
  readonly logOn: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useLogOnMutation = {
  response: useLogOnMutation$data;
  variables: useLogOnMutation$variables;
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
    "concreteType": "LogOnPayload",
    "kind": "LinkedField",
    "name": "logOn",
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
    "name": "useLogOnMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useLogOnMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ed715e7f057585a69299cac43a10c831689c584a399006d44e09a887bd687f0a",
    "metadata": {},
    "name": "useLogOnMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "408bb51b68711937568d71f334e78bf3";

export default node;

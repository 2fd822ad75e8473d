/**
 * @generated SignedSource<<7f7501028dac9311b2b77649800c9645>>
 * @relayHash fe7f0173b29f59914379d512ed412994
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 060b282b9238173892c523f6a2d3d8aa64db9488b852dabd7d8be066dd5c1946

import type { ConcreteRequest } from 'relay-runtime';
export type SetTypingInput = {
  id: string;
};
export type setTypingMutation$variables = {
  input: SetTypingInput;
};
export type setTypingMutation$data = {
  readonly setTyping: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  };
};
export type setTypingMutation = {
  response: setTypingMutation$data;
  variables: setTypingMutation$variables;
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
    "concreteType": "SetTypingPayload",
    "kind": "LinkedField",
    "name": "setTyping",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "setTypingMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "setTypingMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "060b282b9238173892c523f6a2d3d8aa64db9488b852dabd7d8be066dd5c1946",
    "metadata": {},
    "name": "setTypingMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "28fc72e0c435d062c0f258c61dff36d8";

export default node;

/**
 * @generated SignedSource<<d2166b915b7931799a612ed119aab363>>
 * @relayHash 4c6e65354a0f97adb462837174a210f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2235ae539a779d9f7e8d0d839ad3b46fa4f98b6f15b7e1496eb281cc179c853c

import type { ConcreteRequest } from 'relay-runtime';
export type SetPrivacyConsentInput = {
  consent: boolean;
};
export type useSetPrivacyConsentMutation$variables = {
  input: SetPrivacyConsentInput;
};
export type useSetPrivacyConsentMutation$data = {
  readonly setPrivacyConsent: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly termsAccepted: boolean;
    } | null | undefined;
  };
};
export type useSetPrivacyConsentMutation = {
  response: useSetPrivacyConsentMutation$data;
  variables: useSetPrivacyConsentMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "termsAccepted",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useSetPrivacyConsentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetPrivacyConsentPayload",
        "kind": "LinkedField",
        "name": "setPrivacyConsent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSetPrivacyConsentMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SetPrivacyConsentPayload",
        "kind": "LinkedField",
        "name": "setPrivacyConsent",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Viewer",
            "kind": "LinkedField",
            "name": "viewer",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "2235ae539a779d9f7e8d0d839ad3b46fa4f98b6f15b7e1496eb281cc179c853c",
    "metadata": {},
    "name": "useSetPrivacyConsentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5049315f88e123664578c515c015448";

export default node;

/**
 * @generated SignedSource<<aa0c9f987f024a5608e327e367a6a222>>
 * @relayHash dae550dd8d0ae51fde468e29094779df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4bd9cd4d02d89cb4f6d53b8605114294d4e79a85e8b65d33b4b5153f976f22f

import type { ConcreteRequest } from 'relay-runtime';
export type useConsentToMediaMutation$variables = Record<PropertyKey, never>;
export type useConsentToMediaMutation$data = {
  readonly consentToMedia: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
    readonly viewer: {
      readonly forcedConsentMedia: boolean;
    } | null | undefined;
  };
};
export type useConsentToMediaMutation = {
  response: useConsentToMediaMutation$data;
  variables: useConsentToMediaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forcedConsentMedia",
  "storageKey": null
},
v1 = {
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "useConsentToMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConsentToMediaPayload",
        "kind": "LinkedField",
        "name": "consentToMedia",
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
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "useConsentToMediaMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ConsentToMediaPayload",
        "kind": "LinkedField",
        "name": "consentToMedia",
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
              (v0/*:: as any*/),
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
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a4bd9cd4d02d89cb4f6d53b8605114294d4e79a85e8b65d33b4b5153f976f22f",
    "metadata": {},
    "name": "useConsentToMediaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "37e6c6906470965b83b8e6fe21e4d5fe";

export default node;

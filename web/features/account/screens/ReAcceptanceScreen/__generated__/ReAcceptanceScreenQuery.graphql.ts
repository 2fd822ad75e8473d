/**
 * @generated SignedSource<<49b7eea0a6516eecee8ab4bd9d7fffa6>>
 * @relayHash d6ee5dd4b9cb399a290596f23c57dce4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0b46e9b270d645fe666ef8045de4dad95590793472ab5cfebc88cfa78424e47

import type { ConcreteRequest } from 'relay-runtime';
export type ReAcceptanceScreenQuery$variables = Record<PropertyKey, never>;
export type ReAcceptanceScreenQuery$data = {
  readonly site: {
    readonly privacy: {
      readonly html: string;
      readonly title: string;
    } | null | undefined;
    readonly terms: {
      readonly html: string;
      readonly title: string;
    } | null | undefined;
  };
  readonly viewer: {
    readonly terms: {
      readonly accepted: boolean;
      readonly privacyConsent: boolean;
      readonly version: string;
    } | null | undefined;
  };
};
export type ReAcceptanceScreenQuery = {
  response: ReAcceptanceScreenQuery$data;
  variables: ReAcceptanceScreenQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "TermsState",
  "kind": "LinkedField",
  "name": "terms",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "accepted",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "privacyConsent",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "html",
    "storageKey": null
  }
],
v2 = {
  "alias": "terms",
  "args": [
    {
      "kind": "Literal",
      "name": "key",
      "value": "GENERAL_TERMS"
    }
  ],
  "concreteType": "LegalPage",
  "kind": "LinkedField",
  "name": "legalPage",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "legalPage(key:\"GENERAL_TERMS\")"
},
v3 = {
  "alias": "privacy",
  "args": [
    {
      "kind": "Literal",
      "name": "key",
      "value": "PRIVACY"
    }
  ],
  "concreteType": "LegalPage",
  "kind": "LinkedField",
  "name": "legalPage",
  "plural": false,
  "selections": (v1/*:: as any*/),
  "storageKey": "legalPage(key:\"PRIVACY\")"
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ReAcceptanceScreenQuery",
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
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ReAcceptanceScreenQuery",
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
          (v4/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f0b46e9b270d645fe666ef8045de4dad95590793472ab5cfebc88cfa78424e47",
    "metadata": {},
    "name": "ReAcceptanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6db5745437c8106d5c93f1139244ec77";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

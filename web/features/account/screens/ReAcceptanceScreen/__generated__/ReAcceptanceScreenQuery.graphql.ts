/**
 * @generated SignedSource<<2e191615d4a0685299121e7e96e23a68>>
 * @relayHash eb0b2f5c65a597cdb29f487b048458b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6ff64b87493945a72caa890b1c8f51e9c98c88c44ff3a01daf20d2164590c2e

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
      readonly isAccepted: boolean;
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
      "name": "isAccepted",
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
    "id": "a6ff64b87493945a72caa890b1c8f51e9c98c88c44ff3a01daf20d2164590c2e",
    "metadata": {},
    "name": "ReAcceptanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "12c7bf3c61ebad808452e61c83c9a8af";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

/**
 * @generated SignedSource<<cee119c587e4be8fafe839ab97e5bf4d>>
 * @relayHash e1f41b8f21e80e03c8c1e04c3313f537
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 551d61efb65213af74ee6c08410505dee5499ddf3f49c9a47c478525d7c85f79

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
    "id": "551d61efb65213af74ee6c08410505dee5499ddf3f49c9a47c478525d7c85f79",
    "metadata": {},
    "name": "ReAcceptanceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ccdd8ac9c7c3389473406723554706e1";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;

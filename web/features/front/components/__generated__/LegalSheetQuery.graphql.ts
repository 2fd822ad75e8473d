/**
 * @generated SignedSource<<cda86019389f4e3bca7c2e11b57fed4a>>
 * @relayHash afe7c8661b23c6c86f1c48984d19da5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56c3e0d13362f328864dbe29ae5e30a06d273da0dc12a0738fc12d379348c512

import type { ConcreteRequest } from 'relay-runtime';
export type LegalPageKey = "CODE_OF_CONDUCT" | "COOKIES" | "ETHICAL_RULES" | "GENERAL_TERMS" | "PRIVACY" | "TRADE_TERMS";
export type LegalSheetQuery$variables = {
  key: LegalPageKey;
};
export type LegalSheetQuery$data = {
  readonly site: {
    readonly legalPage: {
      readonly html: string;
    } | null | undefined;
  };
};
export type LegalSheetQuery = {
  response: LegalSheetQuery$data;
  variables: LegalSheetQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "key",
      "variableName": "key"
    }
  ],
  "concreteType": "LegalPage",
  "kind": "LinkedField",
  "name": "legalPage",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "html",
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
    "name": "LegalSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LegalSheetQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "56c3e0d13362f328864dbe29ae5e30a06d273da0dc12a0738fc12d379348c512",
    "metadata": {},
    "name": "LegalSheetQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f1ecc02031cf1ea570bed35de5bd882d";

export default node;

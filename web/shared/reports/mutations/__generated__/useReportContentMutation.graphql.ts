/**
 * @generated SignedSource<<0900486bf85efcd0f77fbd0e42fed510>>
 * @relayHash bac2e5237f078ed888d1d9392afd321a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd81b2d8c1c7727c180b15b1c1bdaed64d359687e4763a4dc68b98116c7bbaf6

import type { ConcreteRequest } from 'relay-runtime';
export type ReportReason = "CHILD_PICTURES" | "FAKE_PROFILE" | "HARASSMENT" | "MONEY_OFFER" | "OTHER";
export type ReportContentInput = {
  id: string;
  reason: ReportReason;
  text?: string | null | undefined;
};
export type useReportContentMutation$variables = {
  input: ReportContentInput;
};
export type useReportContentMutation$data = {
  readonly reportContent: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  };
};
export type useReportContentMutation = {
  response: useReportContentMutation$data;
  variables: useReportContentMutation$variables;
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
    "concreteType": "ReportContentPayload",
    "kind": "LinkedField",
    "name": "reportContent",
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
    "name": "useReportContentMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReportContentMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "fd81b2d8c1c7727c180b15b1c1bdaed64d359687e4763a4dc68b98116c7bbaf6",
    "metadata": {},
    "name": "useReportContentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "11f8094e5db51437ab825a7a715a5791";

export default node;

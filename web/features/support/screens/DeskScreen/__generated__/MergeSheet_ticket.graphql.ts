/**
 * @generated SignedSource<<085aae9ef55d04c6f2648d58a0fc9bf3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MergeSheet_ticket$data = {
  readonly id: string;
  readonly memberTickets: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly legacyId: number;
        readonly subject: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "MergeSheet_ticket";
};
export type MergeSheet_ticket$key = {
  readonly " $data"?: MergeSheet_ticket$data;
  readonly " $fragmentSpreads": FragmentRefs<"MergeSheet_ticket">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MergeSheet_ticket",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 20
        }
      ],
      "concreteType": "StaffTicketConnection",
      "kind": "LinkedField",
      "name": "memberTickets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "StaffTicketEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "StaffTicket",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "legacyId",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "subject",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "memberTickets(first:20)"
    }
  ],
  "type": "StaffTicket",
  "abstractKey": null
};
})();

(node as any).hash = "11ae5c65b25111b4ebbc59b6f46504f9";

export default node;

/**
 * @generated SignedSource<<419e80b9560e5bc282581e8c158040f2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CalendarPage_lodge$data = {
  readonly hasPublicMeetups: boolean;
  readonly viewerCanSeeInside: boolean;
  readonly viewerMembership: {
    readonly joinedAt: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"LodgePage_lodge">;
  readonly " $fragmentType": "CalendarPage_lodge";
};
export type CalendarPage_lodge$key = {
  readonly " $data"?: CalendarPage_lodge$data;
  readonly " $fragmentSpreads": FragmentRefs<"CalendarPage_lodge">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CalendarPage_lodge",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPublicMeetups",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanSeeInside",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LodgeMembership",
      "kind": "LinkedField",
      "name": "viewerMembership",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joinedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LodgePage_lodge"
    }
  ],
  "type": "Lodge",
  "abstractKey": null
};

(node as any).hash = "4865dbb58319ff35eb85768c6f49bd7e";

export default node;

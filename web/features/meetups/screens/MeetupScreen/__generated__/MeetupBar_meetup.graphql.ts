/**
 * @generated SignedSource<<44687d643a491d2e3d9b6c6b1311caf6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeetupRepetition = "MONTHLY" | "ONCE" | "WEEKLY";
export type MeetupSignUpStatus = "COMING" | "WAITING";
import type { FragmentRefs } from "relay-runtime";
export type MeetupBar_meetup$data = {
  readonly beginsAt: string;
  readonly cancelledAt: string | null | undefined;
  readonly comingCount: number;
  readonly id: string;
  readonly legacyId: number;
  readonly maker: {
    readonly " $fragmentSpreads": FragmentRefs<"useMemberActions_profile">;
  };
  readonly repetition: MeetupRepetition;
  readonly title: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanEdit: boolean;
  readonly viewerStatus: MeetupSignUpStatus | null | undefined;
  readonly waitingCount: number;
  readonly " $fragmentType": "MeetupBar_meetup";
};
export type MeetupBar_meetup$key = {
  readonly " $data"?: MeetupBar_meetup$data;
  readonly " $fragmentSpreads": FragmentRefs<"MeetupBar_meetup">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MeetupBar_meetup",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "beginsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "repetition",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "comingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "waitingCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "cancelledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanEdit",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Profile",
      "kind": "LinkedField",
      "name": "maker",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useMemberActions_profile"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Meetup",
  "abstractKey": null
};

(node as any).hash = "cc2bf9a0de0d048f8ed1512dbeeb6d32";

export default node;

/**
 * @generated SignedSource<<e0030d3fc33b7def08a30cb99a1132e5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Locale = "DA_DK" | "EN_GB" | "NB_NO" | "SV_SE";
export type NewsKind = "BREAKING_NEWS" | "TICKER";
export type NewsState = "ENDED" | "PLANNED" | "RUNNING";
import type { FragmentRefs } from "relay-runtime";
export type NewsRow_news$data = {
  readonly endsAt: string | null | undefined;
  readonly id: string;
  readonly isForAllSites: boolean;
  readonly kind: NewsKind;
  readonly legacyId: number;
  readonly path: string | null | undefined;
  readonly savedAt: string | null | undefined;
  readonly savedBy: string | null | undefined;
  readonly startsAt: string;
  readonly state: NewsState;
  readonly texts: ReadonlyArray<{
    readonly locale: Locale;
    readonly text: string;
    readonly title: string | null | undefined;
  }>;
  readonly viewCount: number | null | undefined;
  readonly " $fragmentType": "NewsRow_news";
};
export type NewsRow_news$key = {
  readonly " $data"?: NewsRow_news$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewsRow_news">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewsRow_news",
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
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isForAllSites",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "NewsText",
      "kind": "LinkedField",
      "name": "texts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "locale",
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
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endsAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedBy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "savedAt",
      "storageKey": null
    }
  ],
  "type": "StaffNews",
  "abstractKey": null
};

(node as any).hash = "0197ae8346e864dc1838c79612542866";

export default node;

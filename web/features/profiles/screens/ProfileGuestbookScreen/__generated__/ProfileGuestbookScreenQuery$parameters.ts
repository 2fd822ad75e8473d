/**
 * @generated SignedSource<<6c2220858858bee855263ecfb12be6f7>>
 * @relayHash 9b7a404e07050721348db267fa127bc4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18e4b1963d6dc37700f4db71c67dee07b8eb1cb1db80a2d17563f52ae6971623

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileGuestbookScreenQuery } from './ProfileGuestbookScreenQuery.graphql';

const node: PreloadableConcreteRequest<ProfileGuestbookScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18e4b1963d6dc37700f4db71c67dee07b8eb1cb1db80a2d17563f52ae6971623",
    "metadata": {},
    "name": "ProfileGuestbookScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
